/** SQL of the user whom a row with `user_uuid` is about. */
const ofPerson = (columns: string) => (alias: string) =>
  `select ${columns} from users u where u.uuid = ${alias}.user_uuid`;

/** A person as others see them: the contract's UserSummary. */
export const userSummary = ofPerson(
  `json_build_object('uuid', u.uuid, 'firstName', u.first_name, 'lastName', u.last_name, 'email', u.email, 'avatarImageUrl', u.avatar_image_url)`,
);

/** What makes a record of a person easy to find and to name. */
export const personRecord = {
  expressions: {
    name: ofPerson(`concat_ws(' ', u.first_name, u.last_name)`),
    email: ofPerson('u.email'),
  },
  searched: ['name', 'email'],
  orderBy: 'name',
};
