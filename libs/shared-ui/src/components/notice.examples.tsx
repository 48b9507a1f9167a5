import { Notice, NoticeSection } from './notice.tsx';

const sections = [
  { id: 'notice-collect', title: 'What we collect' },
  { id: 'notice-keep', title: 'How long we keep it' },
];

export const examples = {
  'two sections': (
    <Notice
      breadcrumb={[{ label: 'Home', to: '/' }, { label: 'Privacy' }]}
      name="Privacy policy"
      title="Two forms, one cookie"
      lead="What we store, why, and for how long."
      contents="Contents"
      sections={sections}
    >
      {sections.map((section, index) => (
        <NoticeSection key={section.id} number={index + 1} {...section}>
          <p>What a form asks for, and nothing else.</p>
        </NoticeSection>
      ))}
    </Notice>
  ),
};
