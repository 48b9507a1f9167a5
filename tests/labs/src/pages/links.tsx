import { Link } from 'react-router-dom';
import { Laboratory } from '../laboratory.tsx';

/** Links whose query, fragment and history state have to arrive. */
export default function Links() {
  return (
    <Laboratory path="/labs/links" name="Links">
      <Link to="/case-studies?industry=healthcare#filters">Healthcare cases</Link>
      <Link to="/contact?topic=bpo" state={{ prefill: { name: 'Ada' } }}>
        Contact with a topic
      </Link>
    </Laboratory>
  );
}
