export const CONTRACT_VERSION = '0.3.207';
