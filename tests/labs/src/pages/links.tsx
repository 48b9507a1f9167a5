import { Link } from 'react-router-dom';
import { LabPage } from '../lab-frames.tsx';

/** Links with query, fragment and history state. */
export default function Links() {
  return (
    <LabPage path="/labs/links" name="Links">
      <Link to="/case-studies?industry=healthcare#filters">Healthcare cases</Link>
      <Link to="/contact?topic=bpo" state={{ prefill: { name: 'Ada' } }}>
        Contact with a topic
      </Link>
    </LabPage>
  );
}
