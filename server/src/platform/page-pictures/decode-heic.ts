import { AppError } from '@aravalli/shared/errors'
import { checkSize } from '../pictures/sharp-for-strangers.ts'
import type { RawPicture } from './render-pdf-page.ts'

/**
 * Decodes the picture that a HEIC file shows first, upright: the decoder turns it as the file says. Colours stay in the
 * phone's own space, a little paler than they were.
 *
 * @throws AppError `file.damaged`, `file.too-many-pixels`, `file.side-too-long`
 */
export async function decodeHeic(file: Uint8Array): Promise<RawPicture> {
	// It takes 10 MB, which most processes never need.
	const { default: libheif } = await import('libheif-js/wasm-bundle.js')
	const images = new libheif.HeifDecoder().decode(file)
	const image = images.find((each) => each.is_primary()) ?? images[0]
	try {
		if (!image) throw new AppError('file.damaged')
		const [width, height] = [image.get_width(), image.get_height()]
		checkSize(width, height)
		const data = new Uint8ClampedArray(width * height * 4)
		const shown = await new Promise<{ data: Uint8ClampedArray } | null>((resolve) =>
			image.display({ data, width, height }, resolve),
		)
		if (!shown) throw new AppError('file.damaged')
		return { pixels: new Uint8Array(shown.data.buffer), width, height }
	} finally {
		for (const each of images) each.free()
	}
}
