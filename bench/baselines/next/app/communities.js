import { messageCircleIcon, sendIcon, smartphoneIcon } from './icons.js'

/** Where learners meet, and the mobile app. */
export const whatsapp = { href: 'https://chat.example.com/aravalli', icon: messageCircleIcon, label: 'WhatsApp Group' }
export const telegram = { href: 'https://channel.example.com/aravalli', icon: sendIcon, label: 'Telegram Channel' }
export const app = { href: 'https://apps.example.com/aravalli', icon: smartphoneIcon, label: 'Download the app' }
