/** A name that nothing else has. Not `randomUUID`, which browsers have on secure connections only. */
export function newKey(): string {
	return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
