/** Tells whether the system or the reader's own setting asks for less motion. It works only in the browser. */
export function isMotionReduced(): boolean {
	const { documentElement } = document
	return matchMedia('(prefers-reduced-motion: reduce)').matches || documentElement.dataset.motion === 'reduced'
}
