import type { PreparedTexts } from '../prepared-texts.ts';

export const menus: PreparedTexts = {
  Home: 'Inicio',
  About: 'Nosotros',
  Attorneys: 'Abogados',
  'Practice Areas': 'Áreas de práctica',
  Calculator: 'Calculadora',
  News: 'Artículos',
  Contact: 'Contacto',
  'About Us': 'Quiénes somos',
  'Our Attorneys': 'Nuestros abogados',
  'Probate Calculator': 'Calculadora de sucesión',
  'Legal Insights': 'Artículos legales',
  'Divorce & Separation': 'Divorcio y separación',
  'Probate Services': 'Trámites de sucesión',
  'Privacy Policy': 'Política de privacidad',
  'Terms of Service': 'Condiciones de uso',
  'Attorney Advertising': 'Publicidad de abogados',
  Sitemap: 'Mapa del sitio',
};
