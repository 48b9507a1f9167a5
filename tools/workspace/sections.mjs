/** The apps that make up the site. */
export const SECTIONS = ['shell', 'solutions', 'stories', 'pricing'];
