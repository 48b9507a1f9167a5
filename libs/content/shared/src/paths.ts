// Paths of all pages, to be used as `paths.contact`. One export for each, so that a script contains only those that it uses.

export const home = '/';
export const contact = '/contact';
export const thankYou = '/contact/thank-you';
export const about = '/about';
/** Canonical path of the about page. */
export const whyVantedge = '/why-vantedge';
export const rateCard = '/rate-card';
export const engagementModels = '/engagement-models';
export const successStories = '/success-stories';
export const ukgStory = '/success-stories/ukg';
export const mainspringStory = '/success-stories/mainspring-books';
/** A second path of the Mainspring story. */
export const mainspringAlias = '/success-stories/mainspringbooks';
export const mightyPowerStory = '/success-stories/mighty-power';
export const caseStudies = '/case-studies';
export const solutions = '/solutions';
export const implementation = '/solutions/implementation';
export const ukg = '/solutions/ukg';
export const erp = '/solutions/erp';
export const crm = '/solutions/crm';
export const cloud = '/solutions/cloud';
export const staffAugmentation = '/solutions/staff-augmentation';
export const developers = '/solutions/developers';
export const qa = '/solutions/qa';
export const pm = '/solutions/pm';
export const support = '/solutions/support';
export const bpo = '/solutions/bpo';
export const customerSupport = '/solutions/customer-support';
export const backOffice = '/solutions/back-office';
export const finance = '/solutions/finance';
export const data = '/solutions/data';
export const it = '/solutions/it';
export const industries = '/industries';
export const technology = '/industries/technology';
export const publishing = '/industries/publishing';
export const financial = '/industries/financial';
export const healthcare = '/industries/healthcare';
export const privacy = '/privacy';
export const accessibility = '/accessibility';
