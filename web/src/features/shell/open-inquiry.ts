import type { MouseEvent } from 'react'
import { requestInquiry } from '#web/lib/inquiry-opener.ts'

/** Opens the form over the page where it is there, else the link leads to the contact page. */
export function openInquiry(event: MouseEvent): void {
	if (requestInquiry()) event.preventDefault()
}
