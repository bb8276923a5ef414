import type { AnyCopy, Kind } from '@aravalli/shared/content/kind'
import { formatMoment } from '@aravalli/shared/format-moment'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ComparedFields } from '#web/ui/editing/compared-fields.tsx'
import { messages as editingMessages } from '#web/ui/editing/messages.en.ts'
import { WideDialog } from '#web/ui/editing/wide-dialog.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { deskApi } from '../desk-calls.ts'
import { comparedFields } from './field-words.ts'
import { messages as editorMessages } from './messages.en.ts'
import css from './versions-dialog.module.css'

interface VersionsDialogProps {
	kind: Kind
	id: string
	/** Is what the editor has now. */
	content: AnyCopy
	onRestore: (content: AnyCopy) => void
	onClose: () => void
}

/** Lists what an item was, shows how a version differs from what is here now, and brings it back. */
export function VersionsDialog({ kind, id, content, onRestore, onClose }: VersionsDialogProps) {
	const m = useMessages(editorMessages)
	const words = useMessages(editingMessages)
	const language = useLanguage()
	const [chosen, setChosen] = useState<number | null>(null)
	const list = useQuery({
		...apiQuery(deskApi, 'GET /api/admin/:type/:id/versions', { params: { type: kind.name, id } }),
		staleTime: 0,
		gcTime: 0,
	})
	const newest = list.data?.data[0]?.version
	return (
		<WideDialog title={m.versions} onClose={onClose}>
			<div className={css.versions}>
				<div className={css.list}>
					<p className={css.quiet}>{m.versionsText}</p>
					{list.isError && (
						<LoadFailure error={list.error} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />
					)}
					{list.isPending && <p role="status">{m.loadingVersions}</p>}
					<ol className={css.items}>
						{list.data?.data.map(({ version, savedAt, savedByName, publishedAt }) => (
							<li key={version}>
								<button
									type="button"
									className={css.item}
									aria-pressed={chosen === version}
									onClick={() => setChosen(version)}
								>
									<strong>{formatMoment(savedAt, language)}</strong>
									<span>{m.savedBy(savedByName ?? words.somebody)}</span>
									<span className={css.quiet}>{version === newest ? m.newestVersion : m.version(String(version))}</span>
									{publishedAt && <span className={css.seen}>{m.readersSaw(formatMoment(publishedAt, language))}</span>}
								</button>
							</li>
						))}
					</ol>
				</div>
				<div className={css.difference} aria-live="polite">
					{chosen === null ? (
						<p>{m.chooseVersion}</p>
					) : (
						<Difference key={chosen} kind={kind} id={id} version={chosen} content={content} onRestore={onRestore} />
					)}
				</div>
			</div>
		</WideDialog>
	)
}

interface DifferenceProps extends Omit<VersionsDialogProps, 'onClose'> {
	version: number
}

function Difference({ kind, id, version, content, onRestore }: DifferenceProps) {
	const m = useMessages(editorMessages)
	const language = useLanguage()
	const params = { type: kind.name, id, version: String(version) }
	const found = useQuery({
		...apiQuery(deskApi, 'GET /api/admin/:type/:id/versions/:version', { params }),
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
	})
	const then = found.data?.data.content
	if (found.isError) {
		return <LoadFailure error={found.error} isRetrying={found.isFetching} onRetry={() => void found.refetch()} />
	}
	if (!then) return <p role="status">{m.loadingVersions}</p>
	return (
		<>
			<div>
				<Button isCompact variant="primary" onClick={() => onRestore(then)}>
					{m.restoreVersion}
				</Button>
			</div>
			<ComparedFields
				fields={comparedFields(kind, language, content, then)}
				names={{ mine: m.hereNow, theirs: m.thatVersion, onlyMine: m.addedSince, onlyTheirs: m.removedSince }}
			/>
		</>
	)
}
