/** The secret that seals mailboxes in a store without a site. */
export const testSecrets = () => ['a secret for tests alone, of no site at all']
