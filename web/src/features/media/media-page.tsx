import { useEffect, useMemo } from 'react'
import { DeskBody } from '#web/content/desk/desk-body.tsx'
import { DeskTop } from '#web/content/desk/desk-top.tsx'
import { mediaPlace } from '#web/content/desk/rail/kinds-rail.tsx'
import type { ApiClient } from '#web/lib/api.ts'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { MediaDetails } from './details/media-details.tsx'
import { MediaFace } from './media-face.tsx'
import list from './media-list.module.css'
import { MediaList } from './media-list.tsx'
import css from './media-page.module.css'
import { mediaLink, readMediaSearch } from './media-search.ts'
import { MediaToolbar } from './media-toolbar.tsx'
import { messages as mediaMessages } from './messages.en.ts'
import { DropNotice } from './uploads/drop-notice.tsx'
import { UploadButton } from './uploads/upload-button.tsx'
import { UploadList } from './uploads/upload-list.tsx'
import { useUploads } from './uploads/use-uploads.ts'

interface MediaPageProps {
	api: ApiClient
	/** Is the query of the address as it is written. */
	query: Record<string, unknown>
}

/** Shows all pictures that content can use, and takes new ones. */
export function MediaPage({ api, query }: MediaPageProps) {
	const m = useMessages(mediaMessages)
	const asked = useMemo(() => readMediaSearch(query), [query])
	const { uploads, add, retry, remove, forgetDone } = useUploads()
	useEffect(() => forgetDone(() => false), [forgetDone])
	const openLink = (picture: string): LinkTarget => ({ ...mediaLink(asked, { picture }), state: { isOverList: true } })
	return (
		<>
			<DeskBody
				api={api}
				place={mediaPlace}
				top={
					<DeskTop trail={[{ label: m.title }]} title={m.title} actions={<UploadButton isPrimary onFiles={add} />}>
						<MediaToolbar asked={asked} />
						<p className={css.hint}>{m.howToAdd}</p>
					</DeskTop>
				}
			>
				<div className={css.parts}>
					<UploadList
						uploads={uploads}
						retry={retry}
						remove={remove}
						open={({ media }) =>
							media && (
								<PageLink link={openLink(media.id)} className={buttonClass({ isCompact: true })}>
									{m.uploads.open}
								</PageLink>
							)
						}
					/>
					<MediaList
						api={api}
						asked={asked}
						tile={(media) => (
							<PageLink link={openLink(media.id)} className={list.tile}>
								<MediaFace media={media} />
							</PageLink>
						)}
						pager={(totalPages) => (
							<Pager page={asked.page} totalPages={totalPages} linkTo={(page) => mediaLink(asked, { page })} />
						)}
						way={(label, change) => (
							<PageLink link={mediaLink(asked, change)} className={buttonClass({ isCompact: true })}>
								{label}
							</PageLink>
						)}
					/>
				</div>
			</DeskBody>
			<DropNotice onFiles={add} />
			{asked.picture && (
				<MediaDetails
					key={asked.picture}
					api={api}
					id={asked.picture}
					list={mediaLink(asked, { picture: undefined })}
				/>
			)}
		</>
	)
}
