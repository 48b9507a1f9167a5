import { it } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import { ClosingCta, Faq, LinkedText, Notice, NoticeSection } from '@vantedge/shared-ui';
import { RequestList } from '../../components/request-list.tsx';

export default function ItPage() {
  const { hero, contents, groups, questions } = it;
  return (
    <>
      <Seo page={it} />
      <Notice
        {...hero}
        contents={contents}
        sections={[...groups, { id: 'questions', title: questions.title }]}
      >
        {groups.map(({ id, title, color, requests }, index) => (
          <NoticeSection key={id} number={index + 1} id={id} title={title}>
            <RequestList requests={requests} color={color} />
          </NoticeSection>
        ))}
      </Notice>
      <Faq name="questions" ruled {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...it.closing} />
    </>
  );
}
