/** The header that lets a browser save what it is sent, under a name that every file system takes. */
export function attachment(fileName: string): { 'content-disposition': string } {
	return { 'content-disposition': `attachment; filename="${fileName.replace(/[^\w.-]+/g, '-')}"` }
}

/** The same for what a browser may also show by itself, such as a PDF file in a tab of its own. */
export function inline(fileName: string): { 'content-disposition': string } {
	return { 'content-disposition': `inline; filename="${fileName.replace(/[^\w.-]+/g, '-')}"` }
}
