import { whenAtRest } from './when-at-rest.ts'

/**
 * Lays out what base.css has left to be laid out when a reader comes near (`.laidOutNear`), a part at a time while the page is at
 * rest: whoever scrolls fast, searches the page or takes a picture of it finds all of it. From then on nothing is left out.
 */
export function layOutRest(): void {
	const parts = document.getElementsByClassName('laidOutNear')
	const next = (index: number) => {
		const part = parts[index]
		if (!(part instanceof HTMLElement)) {
			document.documentElement.dataset.laidOut = ''
			return
		}
		part.style.contentVisibility = 'visible'
		whenAtRest(() => next(index + 1))
	}
	whenAtRest(() => next(0))
}
