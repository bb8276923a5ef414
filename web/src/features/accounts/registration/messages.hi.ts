import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: 'खाता बनाएँ',
	registered: 'पहले से पंजीकृत हैं?',
	login: 'लॉगिन करें',
	register: 'पंजीकरण करें',
	registering: 'पंजीकरण हो रहा है...',
	failed: 'पंजीकरण नहीं हो सका',
	successTitle: 'पंजीकरण सफल!',
	successText: 'आपका खाता तैयार है। कृपया अपने ईमेल और पासवर्ड से लॉगिन करें।',
	ok: 'ठीक है',
}
