import './look/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/queries.ts'
import { router } from './routes.tsx'
import { words } from './text/words.ts'

const page = document.getElementById('page')
if (page === null) throw new Error('index.html: expected an element with the id "page", got none')

createRoot(page).render(
  <StrictMode>
    <I18nProvider locale={words.locale}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>,
)
