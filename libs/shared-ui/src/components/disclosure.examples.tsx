import { Disclosure } from './disclosure.tsx';

export const examples = {
  closed: <Disclosure summary="How this is worked out">Developers, times hours, times $24.</Disclosure>,
  open: (
    <Disclosure summary="What is assumed" open>
      <p>The market is taken at $50 an hour.</p>
    </Disclosure>
  ),
};
