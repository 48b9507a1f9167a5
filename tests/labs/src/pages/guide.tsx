import { Link, useNavigate, useParams } from 'react-router-dom';
import { guides } from '../guides.ts';
import { LabPage } from '../lab-frames.tsx';

/** One of several pages from data. */
export default function Guide() {
  const { slug } = useParams();
  const navigate = useNavigate();
  const { name } = guides.find((guide) => guide.slug === slug)!;
  return (
    <LabPage path={`/labs/guides/${slug}`} name={name}>
      {guides.map((guide) => (
        <Link key={guide.slug} to={`/labs/guides/${guide.slug}`}>
          {guide.name}
        </Link>
      ))}
      <button type="button" onClick={() => void navigate('/labs/guides/third')}>
        A guide that does not exist
      </button>
    </LabPage>
  );
}
