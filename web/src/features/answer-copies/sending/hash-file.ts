/** Gives the SHA-256 of a file, in hexadecimal digits. */
export async function hashFile(file: Blob): Promise<string> {
	const bytes = new Uint8Array(await file.arrayBuffer())
	// Browsers have it on secure addresses only.
	const digest = crypto.subtle
		? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
		: (await import('./sha-256.ts')).sha256(bytes)
	return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
