import { LocalTime, TimeDrawing } from './local-time.tsx';

export const examples = {
  'a time as text': (
    <p>
      It is <LocalTime zone="Asia/Manila" text="{time}" /> in Cebu City.
    </p>
  ),
  'the elapsed share of a day': (
    <TimeDrawing zone="Asia/Manila">
      <i className="ui:block ui:h-2 ui:w-[calc(var(--day)*100%)] ui:bg-teal" />
    </TimeDrawing>
  ),
};
