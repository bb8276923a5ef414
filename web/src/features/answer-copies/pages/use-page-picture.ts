import type { PageCrop, PageTurn } from '@aravalli/shared/answer-copies/copy'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isAsArranged, type ShownPage } from './arrangement.ts'
import { drawLook } from './draw-look.ts'
import { type LocalPicture, readPicture, subscribePictures } from './local-pictures.ts'
import { addTurns, rectWithin, turnedRect, WHOLE } from './rect.ts'

const THUMBNAIL_PIXELS = 480

const fileKey = ({ key, server }: ShownPage) => server?.uploadKey ?? key

/** The browser has made one of each photo that it can read; a file of several pages has none. */
export function useLocalPicture(page: ShownPage): LocalPicture | null | undefined {
	const key = fileKey(page)
	return useSyncExternalStore(
		subscribePictures,
		() => readPicture(key),
		() => undefined,
	)
}

export const pageAddress = (copyId: string, { pageId, version }: { pageId: string; version: string }, size?: 'small') =>
	`/api/answersheet/${encodeURIComponent(copyId)}/pages/${encodeURIComponent(pageId)}?${size ? `size=${size}&` : ''}v=${version}`

/**
 * Gives the address of what a page looks like: as it is on the server, or, until the server has drawn it so, as this
 * browser can show it. It is null where neither has a picture yet.
 */
export function usePagePicture(page: ShownPage, copyId: string | null): string | null {
	const local = useLocalPicture(page)
	const { server, look } = page
	const { turn, crop } = look
	const onServer = copyId && server?.state === 'ready' ? pageAddress(copyId, server, 'small') : null
	const isSettled = onServer !== null && isAsArranged(page)
	const [drawn, setDrawn] = useState<string | null>(null)
	const cropText = JSON.stringify(crop)
	const serverLook = JSON.stringify(server && { turn: server.turn, crop: server.crop })
	useEffect(() => {
		if (isSettled) return setDrawn(null)
		const wanted = { turn, crop: JSON.parse(cropText) as PageCrop | null }
		if (local) return setDrawn(drawLook({ source: local.canvas, ...wanted, maxPixels: THUMBNAIL_PIXELS }))
		if (!onServer) return setDrawn(null)
		const image = new Image()
		const had = JSON.parse(serverLook) as { turn: PageTurn; crop: PageCrop | null }
		image.onload = () => setDrawn(drawLook({ source: image, ...changeOf(had, wanted), maxPixels: THUMBNAIL_PIXELS }))
		image.src = onServer
		return () => {
			image.onload = null
		}
	}, [isSettled, local, onServer, turn, cropText, serverLook])
	return isSettled ? onServer : (drawn ?? onServer)
}

interface PageLook {
	turn: PageTurn
	crop: PageCrop | null
}

/** Says what is to be done to a picture that shows a page already turned and cut; a crop beyond it waits for the server. */
function changeOf(had: PageLook, wanted: PageLook): PageLook {
	const inner = rectWithin(had.crop ?? WHOLE, wanted.crop ?? WHOLE)
	return { turn: addTurns(wanted.turn, -had.turn), crop: inner && turnedRect(inner, had.turn) }
}
