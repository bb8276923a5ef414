import type { Copy } from '@aravalli/shared/answer-copies/contract'
import { paperIdOf } from '@aravalli/shared/answer-copies/copy'
import { paperNames } from '@aravalli/shared/answer-writing/paper-names'
import { formatDay } from '@aravalli/shared/format-day'
import { indiaDay } from '@aravalli/shared/india-time'
import { DifficultyBadge } from '#web/features/questions/public.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { arrowLeftIcon } from '#web/ui/icons.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import { messages as returnedMessages } from './messages.en.ts'
import css from './returned.module.css'

/** Says which answer it is. */
export function CopyHeading({ copy }: { copy: Copy }) {
	const m = useMessages(returnedMessages)
	const language = useLanguage()
	const { question, state, submittedAt, isSample, label } = copy
	return (
		<header className={css.heading}>
			<MenuLink href="/upload-answersheet/history" className={css.back}>
				<Icon path={arrowLeftIcon} />
				{m.back}
			</MenuLink>
			<h1>{state === 'returned' ? m.title : m.waitingTitle}</h1>
			<p className={css.facts}>
				{paperIdOf(question.questionId) === null && <DifficultyBadge level={question.difficulty} />}
				<Badge>{paperNames[question.paperCategory][language]}</Badge>
				{isSample && <SampleMark />}
				{question.isFallback && <Badge>{m.inEnglish}</Badge>}
				<span>{label}</span>
				{submittedAt && <span>{m.submitted(formatDay(indiaDay(new Date(submittedAt)), language))}</span>}
			</p>
		</header>
	)
}
