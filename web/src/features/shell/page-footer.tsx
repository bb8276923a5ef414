import type { MouseEvent } from 'react'
import { requestInquiry } from '#web/lib/inquiry-opener.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useLateCode } from '#web/lib/late-code.ts'
import { SiteFooter } from '#web/ui/site-footer.tsx'
import { lateFrame } from './late-frame.ts'

/** The footer of every page. What it holds changes with the language only. */
export function PageFooter() {
	const late = useLateCode(lateFrame, useLanguage())
	return (
		<SiteFooter id="footer" onClick={openInquiry}>
			{late && <late.FooterContent />}
		</SiteFooter>
	)
}

/** Over the page where there is the form, else on the contact page. */
function openInquiry(event: MouseEvent): void {
	if (event.target instanceof Element && event.target.closest('[data-inquiry]') && requestInquiry())
		event.preventDefault()
}
