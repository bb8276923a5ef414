import type { MouseEvent } from 'react'

/** A comment and its pin lead to each other by these, also without JavaScript. */
export const commentId = (id: string): string => `comment-${id}`
export const pinId = (id: string): string => `pin-${id}`

/** Lets a link within the page do more than lead there. */
export const pressing = (press: () => void) => (event: MouseEvent) => {
	event.preventDefault()
	press()
}
