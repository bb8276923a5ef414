import { bannerKind } from '@aravalli/shared/announcements/kinds'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { previewed } from '#web/content/desk/editor/previewed.ts'
import { Slide } from './hero-banners.tsx'

/** Shows editors a banner as it stands at the top of the home page. */
export function BannerPreview({ copy, language }: PreviewProps) {
	const { common, answered, isFallback } = previewed(bannerKind, copy, language)
	const pictures = { Banner_img: common.widePicture.large, phoneImage: common.phonePicture.large }
	return <Slide banner={{ ...answered, ...pictures, _id: 'preview', isFallback }} isFirst />
}
