/** Version of the contract that this app was made for; the platform's own stands at /v1/docs. */
export { CONTRACT_VERSION } from './generated/contractVersion.gen';
