/**
 * Is what the loader of a page returns whose frame stands although its content could not be had: the sentence that says so. The
 * server answers such a page with the status of the failure and stores it for nobody.
 */
export interface PageFailure {
	failure?: string
}

export function hasFailure(loaderData: unknown): boolean {
	return typeof (loaderData as PageFailure | undefined)?.failure === 'string'
}

/** Is what the loader of a page returns where there is nothing at its address, and the page itself says so: the server answers 404. */
export interface PageMissing {
	isMissing?: true
}

export function isMissing(loaderData: unknown): boolean {
	return (loaderData as PageMissing | undefined)?.isMissing === true
}
