export { sendRequest } from '../http/testing/send-request.ts';
export { sampleDocument } from '../leads/testing/sample-document.ts';
