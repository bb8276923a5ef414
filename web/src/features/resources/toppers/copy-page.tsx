import type { TopperCopy } from '@aravalli/shared/resources/contract'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { DownloadButton } from '../files/download-button.tsx'
import { LoginCard } from '../login-card.tsx'
import { messages as resourceMessages } from '../messages.en.ts'
import { MissingResource } from '../missing-resource.tsx'
import { copyQuery } from '../queries.ts'
import { ResourceFrame } from '../resource-frame.tsx'
import { copiesPath } from '../resources-links.ts'
import css from './copies.module.css'
import { CopyViewer } from './copy-viewer.tsx'

interface CopyPageProps {
	copyId: string
	/** Counts from 1. */
	page: number
}

/** Shows a topper's copy page by page. */
export function CopyPage(props: CopyPageProps) {
	if (!useViewer()) return <LoginCard path={`${copiesPath}/${props.copyId}`} />
	return <Copy key={props.copyId} {...props} />
}

function Copy({ copyId, page }: CopyPageProps) {
	const m = useMessages(resourceMessages)
	const api = useSignedInApi(`${copiesPath.slice(1)}/${copyId}`)
	const { data, error, isFetching, refetch } = useQuery(copyQuery(api, useLanguage(), copyId))
	const copy = useLatest(data)?.data
	if (copy) return <ShownCopy copy={copy} page={page} />
	if (error instanceof ApiError && error.status === 404) return <MissingResource />
	return (
		<ResourceFrame title={m.copies.title} isBelow>
			{error ? (
				<Sheet>
					<LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
				</Sheet>
			) : (
				<LoadingSheet />
			)}
		</ResourceFrame>
	)
}

function ShownCopy({ copy, page }: { copy: TopperCopy; page: number }) {
	const m = useMessages(resourceMessages)
	const { title, subject, score, isSample, download, fileName, totalPages } = copy
	return (
		<ResourceFrame
			title={title}
			isBelow
			above={
				<>
					<p className={css.facts}>{`${m.copies.subject}: ${subject} · ${m.copies.score}: ${score}`}</p>
					<div className={css.head}>
						{isSample && <SampleMark />}
						<DownloadButton path={download} fileName={fileName} title={title} />
					</div>
				</>
			}
		>
			{totalPages === null ? <p>{m.copies.noPages}</p> : <CopyViewer copy={copy} of={totalPages} page={page} />}
		</ResourceFrame>
	)
}
