/**
 * Makes a name that nothing else has. It is not `randomUUID`, because browsers have that on secure connections only.
 */
export function newKey(): string {
	return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
