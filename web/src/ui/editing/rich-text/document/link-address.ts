/** Matches what the server keeps of an address (server/src/platform/rich-text), and nothing that a browser reads as another. */
const stored = /^(?:https?:\/\/(?![\s\\])(?!$)|mailto:(?!\s)(?!$)|\/(?![/\\\s])|#)[^\p{Cc}<>"'`]*$/iu

export function isStoredAddress(address: string): boolean {
	return stored.test(address) && address === address.trim()
}

const host = /^https:\/\/(?:[^\s/?#@:\\]+\.)+[^\s/?#@:\\.]{2,}(?::\d+)?(?:[/?#]\S*)?$/iu
const mail = /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/i
const path = /^\/(?![/\\])[^\s\\]*$/

/** Says whether editors may link to it: a page of the web that nobody can change on its way, an address for mail, or a path of this site. */
export function isGoodAddress(address: string): boolean {
	return isStoredAddress(address) && [host, mail, path].some((form) => form.test(address))
}
