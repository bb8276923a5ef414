import type { AnyCopy, Kind } from '@aravalli/shared/content/kind'
import type { WorkingCopyState } from '#web/lib/editing/working-copy-state.ts'
import { canBeSaved } from '#web/lib/editing/working-copy-state.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { PublishState } from '#web/ui/editing/publish-state.tsx'
import { SaveState } from '#web/ui/editing/save-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { arrowLeftIcon, clockIcon, eyeIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { deskListLink } from '../desk-links.ts'
import css from './editor-header.module.css'
import { messages as editorMessages } from './messages.en.ts'

interface EditorHeaderProps {
	kind: Kind
	state: WorkingCopyState<AnyCopy>
	onSave: () => void
	onPublish: () => void
	onSchedule: () => void
	onPreview: () => void
}

/** Shows what is edited, where it stands, whether it is saved, and what is done most. */
export function EditorHeader(props: EditorHeaderProps) {
	const m = useMessages(editorMessages)
	const language = useLanguage()
	const { kind, state } = props
	const { item } = state
	return (
		<header className={css.bar}>
			<div className={css.place}>
				<PageLink link={deskListLink(kind.name)} className={css.back}>
					<Icon path={arrowLeftIcon} />
					{kind.names[language]}
				</PageLink>
				<div className={css.named}>
					<h1 className={css.title}>{item ? m.editItem : m.newItem}</h1>
					{item && <PublishState status={item.status} />}
				</div>
			</div>
			<div className={css.saved}>
				<SaveState copy={state} />
			</div>
			<Buttons {...props} />
		</header>
	)
}

/** A button that waits only for the page's script looks as if it could be pressed. */
const held = (isStopped: boolean, isHydrated: boolean) =>
	({ disabled: isStopped || !isHydrated, 'data-waiting': (!isStopped && !isHydrated) || undefined }) as const

function Buttons({ state, onSave, onPublish, onSchedule, onPreview }: EditorHeaderProps) {
	const m = useMessages(editorMessages)
	const { item, isChanged, busyWith } = state
	const isHydrated = useIsHydrated()
	const isPublished = item?.status === 'published' && !isChanged
	const isStopped = !canBeSaved(state)
	const publishWord = item?.publishedVersion ? m.publishChanges : m.publish
	return (
		<div className={css.buttons}>
			<Button isCompact icon={eyeIcon} {...held(false, isHydrated)} onClick={onPreview}>
				{m.preview}
			</Button>
			<Button
				isCompact
				isBusy={busyWith === 'save'}
				busyLabel={m.saving}
				disabled={isStopped || !isChanged}
				onClick={onSave}
			>
				{m.save}
			</Button>
			<Button isCompact icon={clockIcon} {...held(isStopped || isPublished, isHydrated)} onClick={onSchedule}>
				{m.schedule}
			</Button>
			<Button
				isCompact
				variant="primary"
				isBusy={busyWith === 'publish'}
				busyLabel={m.publishing}
				{...held(isStopped || isPublished, isHydrated)}
				onClick={onPublish}
			>
				{isPublished ? m.published : publishWord}
			</Button>
		</div>
	)
}
