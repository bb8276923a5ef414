import type { PageCrop } from '@aravalli/shared/answer-copies/copy'
import { useEffect, useState } from 'react'
import type { ShownPage } from './arrangement.ts'
import { drawLook } from './draw-look.ts'
import { addTurns, WHOLE } from './rect.ts'
import { pageAddress, useLocalPicture } from './use-page-picture.ts'

const SHOWN_PIXELS = 1_200

interface CropPicture {
	/** Shows the page turned as it is to be, and no more cut than it has to be; null while it is on its way. */
	address: string | null
	/** Is the part of the upright picture that it shows: the server gives no more than was left the last time. */
	area: PageCrop
}

export function useCropPicture(page: ShownPage, copyId: string | null): CropPicture {
	const local = useLocalPicture(page)
	const [address, setAddress] = useState<string | null>(null)
	const [{ look, server }] = useState(page)
	useEffect(() => {
		const draw = { crop: null, maxPixels: SHOWN_PIXELS }
		if (local) return setAddress(drawLook({ ...draw, source: local.canvas, turn: look.turn }))
		if (!server || !copyId) return
		const image = new Image()
		image.onload = () => setAddress(drawLook({ ...draw, source: image, turn: addTurns(look.turn, -server.turn) }))
		image.src = pageAddress(copyId, server)
		return () => {
			image.onload = null
		}
	}, [local, look, server, copyId])
	return { address, area: (!local && server?.crop) || WHOLE }
}
