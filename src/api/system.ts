import { type GetAnswerApiResponse, systemApi } from './generated/system.gen';

export type Answer = GetAnswerApiResponse['data'];
export type AnswerSource = Answer['sources'][number];
export type AnswerTopic = NonNullable<Answer['topic']>;
export const { useGetAnswerMutation } = systemApi;
