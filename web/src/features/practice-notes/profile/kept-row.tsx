import type { KeptUnderProfile } from '@aravalli/shared/practice-notes/contract'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { MarkBadge } from '../judging/mark-badge.tsx'
import type { ChangeKept } from '../kept.ts'
import { KeptList } from '../kept-list.tsx'
import type { KeptQuestion } from '../older-notes.tsx'
import { useMark } from '../use-mark.ts'
import { messages as myNotesMessages } from './messages.en.ts'
import css from './my-notes.module.css'

interface KeptRowProps {
	kept: KeptUnderProfile
	change: ChangeKept
	/** The server has let something go. */
	onRemoved: () => void
}

/** Shows a question, and what the learner keeps with it; or the photos that are kept with none. */
export function KeptRow({ kept, change, onRemoved }: KeptRowProps) {
	const m = useMessages(myNotesMessages)
	const { questionType, questionId } = kept
	const question = questionType && questionId ? { questionType, questionId } : null
	return (
		<li className={css.row}>
			<h3 className={css.question}>
				{kept.question !== null && kept.path ? (
					<MenuLink href={kept.path}>{kept.question}</MenuLink>
				) : (
					<span className={css.gone}>{question ? m.gone : m.withoutQuestion}</span>
				)}
			</h3>
			{kept.isToRevise && question && <Mark question={question} change={change} onSettled={onRemoved} />}
			<KeptList question={question} kept={kept} change={change} onRemoved={onRemoved} />
		</li>
	)
}

interface MarkProps {
	question: KeptQuestion
	change: ChangeKept
	onSettled: () => void
}

function Mark({ question, change, onSettled }: MarkProps) {
	const m = useMessages(myNotesMessages)
	const mark = useMark({ ...question, change, onSettled })
	return (
		<div className={css.mark}>
			<MarkBadge mark="toRevise" />
			<Button variant="quiet" isCompact onClick={() => mark(false)}>
				{m.unmark}
			</Button>
		</div>
	)
}
