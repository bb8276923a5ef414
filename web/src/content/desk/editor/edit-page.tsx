import type { Kind } from '@aravalli/shared/content/kind'
import { indiaDay } from '@aravalli/shared/india-time'
import { kinds } from '@aravalli/shared/kinds'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type ApiClient, ApiError } from '#web/lib/api.ts'
import { linkAddress } from '#web/lib/link-address.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { deskItemQuery } from '../desk-calls.ts'
import { editLink, NEW_ITEM } from '../desk-links.ts'
import { blankCopy } from './blank-copy.ts'
import { ItemEditor } from './item-editor.tsx'
import { MissingItem } from './missing-item.tsx'
import type { Previews } from './preview-dialog.tsx'

interface EditPageProps {
	api: ApiClient
	/** Both come from the address: the name of a kind, and an id or `NEW_ITEM`. */
	type: string
	id: string
	/** A new item begins with the data of this one. */
	like: string | undefined
	previews: Previews
}

/** Edits the item of the address. A new one that gets its id is the same one, at an address of its own. */
export function EditPage({ type, ...props }: EditPageProps) {
	const kind = kinds.find(({ name }) => name === type)
	return kind && <EditedItem key={type} kind={kind} {...props} />
}

function EditedItem({ kind, api, id: askedId, like, previews }: Omit<EditPageProps, 'type'> & { kind: Kind }) {
	const router = useRouter()
	const userId = useViewer()?.id ?? ''
	const asked = `${askedId} ${like ?? ''}`
	const [open, setOpen] = useState({ number: 0, names: [asked] })
	if (!open.names.includes(asked)) setOpen({ number: open.number + 1, names: [asked] })
	const [first = asked] = open.names
	const [id = NEW_ITEM, likeId] = first.split(' ')
	const follow = (createdId: string) => {
		setOpen({ ...open, names: [first, `${createdId} `] })
		const href = linkAddress(editLink(kind.name, createdId))
		void router.navigate({ href, replace: true, resetScroll: false, ignoreBlocker: true })
	}
	const isNew = id === NEW_ITEM
	const wanted = isNew ? likeId : id
	const query = useForgotten({ ...deskItemQuery(api, kind.name, wanted ?? ''), enabled: Boolean(wanted) })
	const item = query.data?.data
	if (wanted && !item) return <Missing kind={kind} query={query} />
	return (
		<ItemEditor
			key={open.number}
			kind={kind}
			userId={userId}
			item={isNew ? null : (item ?? null)}
			blank={blankCopy(kind, indiaDay(new Date()), (isNew && item?.content) || null)}
			onCreated={follow}
			previews={previews}
		/>
	)
}

/**
 * Asks for an item, and forgets it with the page, so that no page begins with what was known before. `gcTime: 0` alone forgets it by a
 * timer, which on a busy machine is later than the page to which somebody comes back.
 */
function useForgotten(options: ReturnType<typeof deskItemQuery> & { enabled: boolean }) {
	const queryClient = useQueryClient()
	const name = JSON.stringify(options.queryKey)
	useEffect(() => () => queryClient.removeQueries({ queryKey: JSON.parse(name), exact: true }), [queryClient, name])
	return useQuery(options)
}

interface MissingProps {
	kind: Kind
	query: { error: Error | null; isFetching: boolean; refetch(): unknown }
}

function Missing({ kind, query: { error, isFetching, refetch } }: MissingProps) {
	if (error instanceof ApiError && error.status === 404) return <MissingItem kind={kind} />
	return (
		<PageBody>
			{error ? (
				<Sheet>
					<LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
				</Sheet>
			) : (
				<LoadingSheet />
			)}
		</PageBody>
	)
}
