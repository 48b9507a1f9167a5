import { Disclosure } from './disclosure.tsx';

const content = <p>Twelve weeks from kickoff to a full team.</p>;

export const examples = {
  'a line below a text': <Disclosure summary="How long it takes">{content}</Disclosure>,
  'a row of a list': (
    <Disclosure look="row" summary={<h3>The plans in detail</h3>}>
      {content}
    </Disclosure>
  ),
  'a button': (
    <Disclosure look="button" summary="Show more">
      {content}
    </Disclosure>
  ),
  'an entry of a menu': (
    <Disclosure look="menu" summary="Solutions">
      {content}
    </Disclosure>
  ),
  'plain words': (
    <Disclosure look="plain" summary="Show as a table">
      {content}
    </Disclosure>
  ),
};
