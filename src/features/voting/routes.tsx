/** The votes on one hazard, on its page. */
export const loadHazardVotes = () =>
  import('./hazard/HazardVotes').then(({ HazardVotes }) => ({ id: 'votes', Section: HazardVotes }));
