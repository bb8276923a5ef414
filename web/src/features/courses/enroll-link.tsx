import type { Course } from '@aravalli/shared/courses/contract'
import { useMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { type ButtonVariant, buttonClass } from '#web/ui/button-class.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { enrollLink, loginLink } from './course-links.ts'
import { messages as coursesMessages } from './messages.en.ts'

interface EnrollLinkProps {
	course: Pick<Course, 'id' | 'title'>
	variant?: ButtonVariant
}

/** Leads to the payment dialog of a course; whoever is not signed in does that first, and comes back to it. */
export function EnrollLink({ course: { id, title }, variant = 'primary' }: EnrollLinkProps) {
	const m = useMessages(coursesMessages)
	const link = useViewer() ? enrollLink(id) : loginLink(id)
	return (
		<PageLink link={link} className={buttonClass({ variant, isWide: true })} aria-label={m.enrollIn(title)}>
			{m.enroll}
		</PageLink>
	)
}
