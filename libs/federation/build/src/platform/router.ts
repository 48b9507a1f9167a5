/**
 * What the platform shares of react-router-dom. The share scope hands out exactly these names, so the rest of the
 * package is shaken off every page. `raw/react-router-dom` is the package itself: importing it by its own name here
 * would ask the share scope for this file.
 */
export {
  createBrowserRouter,
  Link,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useNavigate,
  useRouteError,
  useSearchParams,
} from 'raw/react-router-dom';
