import { type ReactNode, useRef, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { ActionButton } from './action-button.tsx'
import css from './comment-item.module.css'
import { flagIcon } from './icons.ts'
import { messages as commentMessages } from './messages.en.ts'
import type { ReportTarget } from './report/report-form.tsx'
import { useThreadTools } from './thread-tools.ts'

const ReportForm = lazyPart(() => import('./report/report-form.tsx').then((part) => part.ReportForm))

interface Reporting {
	/** Stands among the actions: where it was reported already it says so. */
	button: ReactNode
	/** Stands below the actions while it is open. */
	form: ReactNode
}

/** Lets whoever finds something wrong with what others wrote say so. ADMIN does something about it instead. */
export function useReporting(
	{ _id, isOwn, isReported }: { _id: string; isOwn: boolean; isReported: boolean },
	target: ReportTarget,
): Reporting {
	const m = useMessages(commentMessages)
	const { viewer, askToSignIn } = useThreadTools()
	const opener = useRef<HTMLButtonElement>(null)
	const [isOpen, setIsOpen] = useState(false)
	if (isOwn || viewer?.role === 'ADMIN') return { button: null, form: null }
	if (isReported) {
		const reported = (
			<span className={css.reported}>
				<Icon path={flagIcon} />
				{m.actions.reported}
			</span>
		)
		return { button: reported, form: null }
	}
	const press = () => (viewer ? setIsOpen(!isOpen) : askToSignIn(_id, m.signIn.report))
	const close = () => {
		setIsOpen(false)
		opener.current?.focus()
	}
	return {
		button: (
			<ActionButton
				ref={opener}
				icon={flagIcon}
				className={css.report}
				title={m.actions.report}
				aria-expanded={isOpen}
				onClick={press}
			>
				<span>{m.actions.report}</span>
			</ActionButton>
		),
		form: isOpen && <ReportForm target={target} onClose={close} />,
	}
}
