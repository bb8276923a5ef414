import type { QuestionDraft } from '@aravalli/shared/answer-writing/question-draft'
import { canBeSaved, type WorkingCopyState } from '#web/lib/editing/working-copy-state.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { PublishState } from '#web/ui/editing/publish-state.tsx'
import { SaveState } from '#web/ui/editing/save-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { arrowLeftIcon, eyeIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { deskListLink } from './desk-links.ts'
import css from './editor-header.module.css'
import { messages as deskMessages } from './messages.en.ts'
import type { EditorActions } from './use-question-copy.ts'

interface EditorHeaderProps {
	state: WorkingCopyState<QuestionDraft>
	actions: EditorActions
	onPreview: () => void
}

/** Shows what is edited, whether it is saved, and the three things that are done most. */
export function EditorHeader({ state, actions, onPreview }: EditorHeaderProps) {
	const m = useMessages(deskMessages)
	const { item, isChanged, busyWith } = state
	const isPublished = item?.status === 'published' && !isChanged
	const isWaiting = !useIsHydrated()
	const isStopped = !canBeSaved(state)
	return (
		<>
			<PageLink link={deskListLink(null)} className={css.back}>
				<Icon path={arrowLeftIcon} />
				{m.backToList}
			</PageLink>
			<header className={css.bar}>
				<h1 className={css.title}>{item ? m.editQuestion : m.newQuestion}</h1>
				{item && <PublishState status={item.status} />}
				<div className={css.saved}>
					<SaveState copy={state} />
				</div>
				<div className={css.buttons}>
					<Button
						isCompact
						icon={eyeIcon}
						disabled={isWaiting}
						data-waiting={isWaiting || undefined}
						onClick={onPreview}
					>
						{m.preview}
					</Button>
					<Button
						isCompact
						isBusy={busyWith === 'save'}
						busyLabel={m.saving}
						disabled={isStopped || !isChanged}
						onClick={actions.save}
					>
						{m.saveDraft}
					</Button>
					<Button
						isCompact
						variant="primary"
						isBusy={busyWith === 'publish'}
						busyLabel={m.publishing}
						disabled={isStopped || isPublished || isWaiting}
						data-waiting={(isWaiting && !isStopped && !isPublished) || undefined}
						onClick={() => void actions.publish()}
					>
						{isPublished ? m.published : item?.publishedVersion ? m.publishChanges : m.publish}
					</Button>
				</div>
			</header>
		</>
	)
}
