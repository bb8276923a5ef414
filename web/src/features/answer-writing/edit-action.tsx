import { useMessages } from '#web/lib/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import { squarePenIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { messages as answerWritingMessages } from './messages.en.ts'
import { useIsEditor } from './use-is-editor.ts'

/** Leads from the title bar of a question to its own page, for editors alone. */
export function EditAction({ questionId }: { questionId: string }) {
	const { edit } = useMessages(answerWritingMessages)
	if (!useIsEditor()) return null
	return (
		<PageLink
			link={{ to: '/admin/$type/$id', params: { type: 'answer-writing', id: questionId } }}
			className={iconButtonClass()}
			aria-label={edit}
			title={edit}
		>
			<Icon path={squarePenIcon} />
		</PageLink>
	)
}
