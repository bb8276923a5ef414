import type { AnyCopy, Kind } from '@aravalli/shared/content/kind'
import type { WorkingCopyState } from '#web/lib/editing/working-copy-state.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { fileClockIcon, trashIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { newItemLink } from '../desk-links.ts'
import css from './item-editor.module.css'
import { messages as editorMessages } from './messages.en.ts'
import { readersLink } from './readers-link.ts'

interface FurtherActionsProps {
	kind: Kind
	state: WorkingCopyState<AnyCopy>
	onVersions: () => void
	onUnpublish: () => void
	onRemove: () => void
	onHelp: () => void
}

/** Offers what is done seldom; what takes something away can be undone. */
export function FurtherActions({ kind, state, onVersions, onUnpublish, onRemove, onHelp }: FurtherActionsProps) {
	const m = useMessages(editorMessages)
	const isWaiting = !useIsHydrated() || undefined
	const { item, busyWith, theirs } = state
	const isStopped = busyWith === 'publish' || busyWith === 'other' || theirs !== null
	const isThere = item !== null && item.status !== 'deleted'
	const link = readersLink(kind, item)
	return (
		<div className={css.actions}>
			{item && (
				<Button isCompact icon={fileClockIcon} data-waiting={isWaiting} onClick={onVersions}>
					{m.versions}
				</Button>
			)}
			{isThere && item.publishedVersion !== null && (
				<Button isCompact disabled={isStopped} data-waiting={isWaiting} onClick={onUnpublish}>
					{m.unpublish}
				</Button>
			)}
			{isThere && (
				<Button
					isCompact
					variant="danger"
					icon={trashIcon}
					disabled={isStopped}
					data-waiting={isWaiting}
					onClick={onRemove}
				>
					{m.remove}
				</Button>
			)}
			<Button isCompact variant="quiet" data-waiting={isWaiting} onClick={onHelp}>
				{`${m.shortcuts} (?)`}
			</Button>
			{link && (
				<PageLink link={link} className={css.link}>
					{m.seeIt}
				</PageLink>
			)}
			{item && (
				<PageLink link={newItemLink(kind.name, item.id)} className={css.link}>
					{m.addAnother}
				</PageLink>
			)}
		</div>
	)
}
