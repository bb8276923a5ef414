import type { MentorshipCall } from '@aravalli/shared/evaluation-plans/mentorship-contract'
import { formatMoment } from '@aravalli/shared/format-moment'
import { useId } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { videoIcon } from './icons.ts'
import { messages as planMessages } from './messages.en.ts'
import css from './next-call.module.css'

/** Shows the next mentorship call to those whose plan has it. */
export function NextCall({ call }: { call: MentorshipCall }) {
	const { call: m } = useMessages(planMessages)
	const language = useLanguage()
	const id = useId()
	if (call.link === null) return null
	return (
		<section aria-labelledby={id}>
			<Sheet isPadded className={css.call}>
				<h2 id={id} className={css.heading}>
					<Icon path={videoIcon} />
					{m.title}
				</h2>
				<p className={css.title}>{call.title}</p>
				<p className={css.when}>{m.when(formatMoment(call.startsAt, language))}</p>
				{call.agenda && <p className={css.agenda}>{call.agenda}</p>}
				<ExternalLink href={call.link} className={buttonClass({ isCompact: true })}>
					{m.join}
				</ExternalLink>
			</Sheet>
		</section>
	)
}
