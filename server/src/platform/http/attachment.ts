/** Gives the header that lets a browser save what it is sent, under a name that every file system takes. */
export function attachment(fileName: string): { 'content-disposition': string } {
	return { 'content-disposition': `attachment; ${named(fileName)}` }
}

/** Does the same for what a browser may also show by itself, such as a PDF file in a tab of its own. */
export function inline(fileName: string): { 'content-disposition': string } {
	return { 'content-disposition': `inline; ${named(fileName)}` }
}

/** A name with letters beyond ASCII is said twice, as RFC 6266 has it: every browser of today takes the second. */
function named(fileName: string): string {
	const plain = `filename="${fileName.replace(/[^\w.-]+/g, '-')}"`
	const whole = fileName.replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-')
	return /^[\w.-]*$/.test(whole) ? plain : `${plain}; filename*=UTF-8''${encodeURIComponent(whole)}`
}
