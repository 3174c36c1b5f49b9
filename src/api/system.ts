import { systemApi } from './generated/system.gen';

export const { useGetAnswerMutation } = systemApi;
