/**
 * The part of react-router-dom that the platform shares. The share scope provides exactly these exports, so the rest of the
 * package is tree-shaken. `raw/react-router-dom` is the package itself: importing it by its own name here would request this
 * file from the share scope.
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
