import { solutionsIndex } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import { ClosingCta, Faq, LinkedText, PageHero, PageNavigation, Section } from '@vantedge/shared-ui';
import { ContentsChapter, ContentsLines } from '../components/contents-chapter.tsx';
import { StartTimes } from '../components/start-times.tsx';
import { SolutionsAtoZ } from '../components/solutions-a-to-z.tsx';

export default function SolutionsPage() {
  const { times, chapters, across, terms, questions } = solutionsIndex;
  return (
    <>
      <Seo page={solutionsIndex} />
      <PageHero variant="inner" sky="noon" {...solutionsIndex.hero}>
        <StartTimes {...times} needs={chapters} />
      </PageHero>
      <PageNavigation sections={solutionsIndex.sections} />
      <Section label={solutionsIndex.hero.name}>
        {chapters.map(({ lines, ...chapter }) => (
          <ContentsChapter key={chapter.id} {...chapter}>
            <ContentsLines lines={lines} />
          </ContentsChapter>
        ))}
        <ContentsChapter id="across" title={across.title} text={across.text}>
          <ContentsLines lines={across.lines} />
        </ContentsChapter>
      </Section>
      <Section id="index" surface="tint" title={terms.title} lead={terms.lead}>
        <SolutionsAtoZ terms={terms.items} />
      </Section>
      <Faq name="questions" {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...solutionsIndex.closing} />
    </>
  );
}
