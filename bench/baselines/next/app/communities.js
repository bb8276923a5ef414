import { messageCircleIcon, sendIcon, smartphoneIcon } from './icons.js'

/** Tells where learners meet, and where the mobile app is. */
export const whatsapp = { href: 'https://chat.example.com/aravalli', icon: messageCircleIcon, label: 'WhatsApp Group' }
export const telegram = { href: 'https://channel.example.com/aravalli', icon: sendIcon, label: 'Telegram Channel' }
export const app = { href: 'https://apps.example.com/aravalli', icon: smartphoneIcon, label: 'Download the app' }
